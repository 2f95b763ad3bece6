/** Sends a link by the phone's own sheet, else copies it; `failed` where the browser does neither. */
export async function shareLink(link: {
  title: string;
  url: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  // Older browsers support neither, and plain HTTP has no clipboard.
  const ways: Partial<Pick<Navigator, 'share'>> = navigator;
  if (ways.share) {
    // Canceling the share dialog is not an error.
    await ways.share(link).catch(() => null);
    return 'shared';
  }
  return navigator.clipboard.writeText(link.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
