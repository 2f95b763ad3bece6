import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test.each([
  [
    '<p>Light linen.<br>Wash &amp; wear at 30&deg;.</p><ul><li>Soft</li></ul>',
    'Light linen.\nWash & wear at 30°.\nSoft',
  ],
  ['3 < 4', '3 < 4'],
  ['&#1602;&#x637;&#1606;', 'قطن'],
  ['&lt;p&gt;Light&lt;/p&gt;&#60;b&#62;Soft&#60;/b&#62;', 'Light\nSoft'],
  ['&amp;lt;p&amp;gt;Light', 'Light'],
  ['<p>Light</p><!-- > hidden <b> --><style>p{}', 'Light'],
  ['<p>Light <a href="x', 'Light'],
  ['<P\nclass="x">Light</P >soft', 'Light\nsoft'],
  ['<p title="1 > 0">Light</p><a href=\'x>y\'>soft</a>', 'Light\nsoft'],
  ["<p class=it's>It's > light</p>", "It's > light"],
  ['One\ntwo &amp; three', 'One\ntwo & three'],
  ['a <b and c> d', 'a  d'],
  ['&#0;&#55296;x', 'x'],
  ['', ''],
])('%s reads as paragraphs', (html, text) => expect(htmlText(html)).toBe(text));
