/** Ways that phones and chats share a number: `tel:+963933123456`, `wa.me/963933123456`, `whatsapp://send?phone=…`. */
const links: readonly RegExp[] = [
  /^(?:tel|sms|callto):(?:\/\/)?([^;?&]*)$/i,
  /^(?:https?:\/\/)?(?:www\.)?(?:wa|t)\.me\/(\+?\d+)\/?(?:\?.*)?$/i,
  /^(?:https?:\/\/(?:api|web)\.whatsapp\.com\/send\/?|(?:whatsapp|viber):\/\/\w+\/?)\?(?:.*&)?(?:phone|number)=(?:\+|%2B|%20| )?(\d+)(?:&.*)?$/i,
];

/** The number of a link, or the text where it is none. */
export function numberInLink(text: string): string {
  for (const link of links) {
    const number = link.exec(text.trim())?.[1];
    if (number !== undefined) return number;
  }
  return text;
}
