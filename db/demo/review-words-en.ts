import type { ReviewWords } from './review-words.ts';

export const reviewWordsInEnglish: ReviewWords = {
  any: {
    good: [
      'The color is the one in the picture.',
      'Came to Homs in three days, well packed.',
      'Good value for the price.',
      'I ordered a second one in another color.',
      'The courier waited while I checked it.',
      'Looks more expensive than it was.',
      'Exactly as described.',
      'Neat stitching, no loose threads.',
      'Everyone asks me where it is from.',
      'Arrived a day earlier than expected.',
      'Second order from here, same quality.',
      'Worth waiting for.',
    ],
    mixed: [
      'A shade darker than on my screen.',
      'Fine for the price, nothing special.',
      'Delivery took the full five days.',
      'I expected a little more for this price.',
      'One loose thread, easily cut.',
      'I would wait for a reduction.',
      'Nicer in the picture than in the hand.',
    ],
  },
  bad: [
    'A seam opened in the first week.',
    'Not the quality I expected from the picture.',
    'It came with a mark and I sent it back.',
    'Lost its color in the second week.',
    'I returned it; the refund was quick at least.',
    'Too expensive for what it is.',
  ],
  fit: {
    small: [
      'Runs small, take one size up.',
      'Tight in my usual size.',
      'I exchanged it for the next size.',
      'Between two sizes: take the larger.',
    ],
    large: [
      'Roomier than I thought; one size down would do.',
      'I should have gone down a size.',
      'Generous cut.',
    ],
    true: [
      'My usual size fits.',
      'The size guide was right to the centimeter.',
      'I measured first, and it fits.',
    ],
  },
  top: {
    good: [
      'Soft from the first day.',
      'Washed it four times and it kept its shape.',
      'The neck keeps its line, which is rare.',
      'I wear it to work and at home.',
      'Comfortable in the heat and under a jacket.',
      'Sits well on the shoulders.',
    ],
    mixed: [
      'Creases quickly.',
      'The cloth is thinner than I expected.',
      'Nice cut, but it needs ironing every time.',
    ],
  },
  dress: {
    good: [
      'Falls beautifully and does not cling.',
      'Wore it to an engagement and was comfortable all evening.',
      'The length is right for me at 163 cm.',
      'Modest without looking heavy.',
      'Moves well when I walk.',
      'Simple and elegant; a scarf is all it needs.',
    ],
    mixed: [
      'I had to have it shortened.',
      'Needs ironing after every wash.',
      'Pretty, but wider than I like at the waist.',
    ],
  },
  trousers: {
    good: [
      'Sits well at the waist.',
      'Comfortable for a whole day of sitting.',
      'The cloth is sturdy.',
      'Kept its color after the first washes.',
      'The leg falls as in the picture.',
      'Finally a length that suits tall people.',
    ],
    mixed: [
      'The hem needed taking up.',
      'A little stiff in the first week.',
      'It gave half a size after two days.',
    ],
  },
  knit: {
    good: [
      'Warm and still light.',
      'Does not itch, even on bare skin.',
      'Thick enough to go out without a coat.',
      'My favorite this winter.',
      'Neat on the inside too.',
      'Made with care.',
    ],
    mixed: [
      'Sheds a little in the first days.',
      'The sleeves are a little long for me.',
      'A bit heavy for indoors.',
    ],
  },
  coat: {
    good: [
      'Kept me warm on the way to work at six in the morning.',
      'Goes over a sweater without pulling.',
      'Sits on the shoulders as if made for me.',
      'The lining feels good.',
      'Serious cloth; it will last for years.',
      'The wind does not get through.',
    ],
    mixed: [
      'Warm, but heavy on the shoulders.',
      'The pockets could be deeper.',
      'Sleeves a little long for me.',
    ],
  },
  tailored: {
    good: [
      'Cut as if by a tailor.',
      "Wore it to my brother's wedding and everyone approved.",
      'No creases after a whole day.',
      'The shoulders sit and the back falls straight.',
    ],
    mixed: [
      'The sleeves had to be shortened.',
      'The lining is thin.',
      'Better after a small change at the tailor.',
    ],
  },
  child: {
    good: [
      'My little one does not want to take it off.',
      'Survived the school yard and the washing machine.',
      'Soft inside, nothing scratches.',
      'Easy to put on a child who does not stand still.',
      'Room to grow until next year.',
      'Bought it for the feast and it looked lovely.',
    ],
    mixed: [
      'Shrank slightly in the first wash.',
      'Pretty, but I expected thicker cloth.',
      'Stains do not come out easily.',
    ],
  },
  baby: {
    good: [
      'So soft on the skin.',
      'A lovely present, well wrapped.',
      'Washed every day for a month and still like new.',
      'No smell and no rough edges.',
      'We bought it before the birth and use it daily.',
    ],
    mixed: ['Pretty, but they grow out of it fast.', 'I would like more colors.', 'Washed a little smaller.'],
  },
  shoes: {
    good: [
      'Walked in them all day without pain.',
      'No rubbing at the heel.',
      'The sole is soft and does not slip.',
      'Light on the foot.',
      'Well made for the price; my cobbler agreed.',
      'Easy to clean.',
    ],
    mixed: ['Needed a few days to soften.', 'Narrow at the toes.', 'The insole could be thicker.'],
  },
  bag: {
    good: [
      'Holds everything I carry and keeps its shape.',
      'Strong stitching.',
      'Goes with everything I own.',
      'The strap does not cut into the shoulder.',
      'Bought it as a gift and it was loved.',
    ],
    mixed: [
      'Smaller than I imagined; read the measures.',
      'It smelled new for two days.',
      'One more pocket inside would help.',
    ],
  },
  accessory: {
    good: [
      'Simple and well made.',
      'I use it every day.',
      'A good small present.',
      'Better in the hand than in the picture.',
      'Still like new after two months.',
    ],
    mixed: ['Smaller than I imagined.', 'Good, but the packaging was plain.', 'It marks easily.'],
  },
  night: {
    good: [
      'So comfortable that I forget I am wearing it.',
      'The elastic does not leave a mark.',
      'It breathes.',
      'Softer after each wash.',
      'I will buy this kind again.',
    ],
    mixed: [
      'The elastic is a little loose.',
      'Thinner than the ones I had before.',
      'Better after the first wash.',
    ],
  },
  swim: {
    good: [
      'Dries in no time.',
      'Kept its color after a whole summer in Latakia.',
      'Stays in place in the water.',
      'Light, and not see-through when wet.',
    ],
    mixed: ['Holds some sand in the seams.', 'The cord is too short.'],
  },
};
