"""The buttons of the window as widgets: real QPushButtons for keyboard and screen readers, our paint."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ginrummy_qt.ui.theme.buttons import ButtonKind, ButtonState, button_ink, button_size, paint_button
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.shadows import Shadows, button_shadow
from ginrummy_qt.ui.theme.theme import Theme

HALO: Final = 7
"""Room round the box for the focus ring and the shadow, at scale 1."""
_ICON_SIZE: Final = 20
_BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_COMING_BACK: Final = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ThemedButton(QPushButton):
    """A button in one of the three kinds.

    The widget is larger than its box by a halo for the focus ring and the shadow: lay buttons out with
    a spacing of 0, and two boxes are 14 px apart. Dragging out of the box releases it, as usual.
    """

    def __init__(
        self,
        text: str,
        kind: ButtonKind,
        theme: Theme,
        icons: Icons,
        icon_name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._kind = kind
        self._theme = theme
        self._icons = icons
        self._icon_name = icon_name
        self._icon_after = False
        self._tight = False
        self._hovered = False
        self._ringed = False
        self._shadows = Shadows(theme.tokens.shadow)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFlat(True)

    @property
    def kind(self) -> ButtonKind:
        """Which kind of button it is now."""
        return self._kind

    def set_icon(self, name: str, after: bool = False) -> None:
        """Show this icon before the text, or after it; none for an empty name."""
        self._icon_name = name
        self._icon_after = after
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another look or at another scale."""
        self._theme = theme
        self._shadows = Shadows(theme.tokens.shadow)
        self.updateGeometry()
        self.update()

    def set_tight(self, tight: bool) -> None:
        """Use the narrower padding of small windows."""
        self._tight = tight
        self.updateGeometry()

    def box(self) -> QRect:
        """The visible box in the widget's coordinates: the part that can be clicked."""
        halo = self._halo()
        return self.rect().adjusted(halo, halo, -halo, -halo)

    def sizeHint(self) -> QSize:
        """The box's natural size and the halo."""
        size = button_size(self.text(), self._theme, bool(self._icon_name), self._tight)
        halo = 2 * self._halo()
        return QSize(round(size.width()) + halo, round(size.height()) + halo)

    def minimumSizeHint(self) -> QSize:
        """A button is never squeezed."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Only the box can be pressed, not the halo."""
        return self.box().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button in its present state."""
        state = ButtonState(
            enabled=self.isEnabled(),
            hovered=self._hovered,
            pressed=self.isDown(),
            focused=self._ringed and self.hasFocus() and self.window().isActiveWindow(),
        )
        painter = QPainter(self)
        shadow = button_shadow(self._theme.scale)
        icon = None
        if self._icon_name:
            ink = button_ink(self._kind, self.isEnabled(), self._theme.tokens)
            icon = self._icons.pixmap(
                self._icon_name, self._theme.px(_ICON_SIZE), self.devicePixelRatioF(), ink
            )
        box = QRectF(self.box())
        look = (self._theme, self._shadows, shadow, icon, self._icon_after)
        paint_button(painter, box, self.text(), self._kind, state, *look)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus ring is for those who use keys: it comes with Tab or a shortcut, not with a click."""
        self._ringed = event.reason() in _BY_KEYS or (self._ringed and event.reason() in _COMING_BACK)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key shows the ring; Enter presses, on every desktop, once however long it is held."""
        self._ringed = True
        self.update()
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def _halo(self) -> int:
        return round(self._theme.px(HALO))
