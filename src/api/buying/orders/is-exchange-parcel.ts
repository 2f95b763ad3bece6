/** An order without a price carries the new pieces of an exchange. */
export const isExchangeParcel = ({ sub_total: subTotal }: { readonly sub_total: number }): boolean =>
  subTotal === 0;
