import { displayPhone } from '../../../../shop/people/account/phone-display.ts';

/** A phone number, left to right in both languages; what is masked stays as it is. */
export function PhoneCell({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {displayPhone(phone)}
    </bdi>
  );
}
