/** Sends a link by the phone's own sheet, else copies it; `failed` where the browser does neither. */
export async function shareLink(link: {
  title: string;
  url: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  // In-app browsers and older ones support neither, and plain HTTP has no clipboard.
  const ways: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  if (ways.share) {
    // Canceling the share dialog is not an error.
    await ways.share(link).catch(() => null);
    return 'shared';
  }
  const copying = ways.clipboard?.writeText(link.url).then(() => 'copied' as const);
  return (await copying?.catch(() => null)) ?? 'failed';
}
