/** Who we are, and whose data the maps stand on. */
export const helpAbout = {
  title: 'About us',
  paragraphs: [
    'Minwal is an online clothing store for all of Syria: women, men, children and babies, shoes, bags and accessories, in one place.',
    'We bring together brands we like and describe every piece honestly: its fabric, its measurements in centimeters and how many are left in your size.',
    'Your order reaches you in any Syrian city within 1 to 5 business days, and you pay in cash, in Syrian pounds, when you receive it.',
    'Changed your mind? Cancel free of charge until the order is out for delivery, return within 3 business days, or exchange within 7.',
  ],
  credits: 'Place data: GeoNames (CC BY 4.0)',
};
