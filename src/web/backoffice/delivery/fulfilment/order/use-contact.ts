import { useState } from 'react';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';

/** Reaches the customer of an order by the number it shows; a masked one is opened first, which is logged. */
export function useContact(id: string) {
  const { busy, act } = useAct();
  /** Once it was opened here. */
  const [phone, setPhone] = useState<string | null>(null);
  const open = async () => {
    const order = await act(async () => {
      const { order } = await ask('getOrder', { id });
      if (order.customer.phone?.includes('•') !== true) return order;
      await ask('reveal', { kind: 'order', id: order._id, field: 'phone' });
      return (await ask('getOrder', { id })).order;
    });
    setPhone(order?.customer.phone ?? null);
    return order;
  };
  const call = async () => {
    const number = (await open())?.customer.phone;
    if (number) location.assign(`tel:${number}`);
  };
  const chat = async () => {
    // Opened by the press itself: browsers block what opens after an answer.
    const tab = window.open('', '_blank');
    const order = await open();
    if (tab === null) return;
    if (!order?.customer.phone) return tab.close();
    tab.opener = null;
    tab.location = chatAddress(order.customer.phone, order.chat ?? '');
  };
  return { busy, phone, call, chat };
}

/** `text`: what the chat begins with; it can be changed there before it is sent. */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
