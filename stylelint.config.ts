import type { Config } from 'stylelint';

const physical =
  '/^(left|right|(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/';

/** The font sizes named in src/web/ui/tokens.css. */
const textSize = /^var\(--text-(display|title|heading|lead|body|label|small|tiny)\)$/;

/** Spacing: the steps, and the sizes of elements to keep clear of. */
const step = String.raw`var\(--(s-(half|\d+|marker)|margin|h-\w+|(header|bar|notice)-height)\)`;
const safeArea = String.raw`env\(safe-area-inset-\w+(, 0px)?\)`;
const sum = String.raw`calc\((${step}|${safeArea}|-?\d+(?!\w)| [-+*/] )+\)`;
const space = new RegExp(`^(0|auto|${step}|${safeArea}|${sum})( (0|auto|${step}|${safeArea}|${sum}))*$`);

/** Pages are mirrored in Arabic, so styles are logical. Font sizes and spacing use tokens. */
export default {
  rules: {
    'property-disallowed-list': [[physical, 'float', 'clear']],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      'caption-side': ['left', 'right'],
    },
    'declaration-property-value-allowed-list': {
      font: ['inherit'],
      'font-size': ['inherit', textSize],
      '/^(scroll-)?(margin|padding)/': [space],
      '/^((row|column)-)?gap$/': [space],
    },
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
} satisfies Config;
