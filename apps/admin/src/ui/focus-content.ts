/** Lets the next Tab lead into the screen instead of through the bar and the menu, once what is closing has given the focus back. */
export function focusContent(): void {
  setTimeout(() => {
    const content = document.getElementById('main-content');
    if (!content) return;
    content.tabIndex = -1;
    content.style.outline = 'none';
    content.focus({ preventScroll: true });
  });
}
