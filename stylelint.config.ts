import type { Config } from 'stylelint';

const physical =
  '/^(left|right|(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/';

/** Pages turn round in Arabic: nothing in them may know left from right. */
export default {
  rules: {
    'property-disallowed-list': [[physical, 'float', 'clear']],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      'caption-side': ['left', 'right'],
    },
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
} satisfies Config;
