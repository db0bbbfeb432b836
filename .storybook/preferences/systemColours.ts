/** The three numbers of a system colour, to be joined with the alpha of another. */
export function systemColourChannels(name: string) {
  const probe = document.createElement('i');
  // The likeness itself may be on, and leaves this one alone.
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).join(' ');
}
