const systems = /Android|iPhone|iPad|Windows|Mac OS|Linux/;
const browsers = /Edg|OPR|Firefox|Chrome|Safari/;

/** `Chrome, Android`: enough to recognize one's own devices. */
export function deviceName(userAgent: string): string {
  const parts = [browsers.exec(userAgent)?.[0], systems.exec(userAgent)?.[0]].filter(Boolean);
  return parts.join(', ') || userAgent.slice(0, 40) || '…';
}
