/** When somebody answers, by the clock of Damascus, every day; and where. The help texts say the same in words. */
export const supportHours = { opens: 9, closes: 18 };

export const supportChannel = { handle: '@minwal', url: 'https://t.me/minwal' };
