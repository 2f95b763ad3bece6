import { type SearchCase, inColor, of, piece } from './case.ts';
import * as kind from './kinds.ts';

/** Arabic in Latin letters and digits, as it is typed on phones without an Arabic keyboard. */
export const arabicInLatin: readonly SearchCase[] = [
  ...of(kind.dresses, 'fustan', 'fostan', 'fistan', 'fasateen', 'foustan'),
  ...of(['abaya'], 'abaya', 'abaye', '3abaye', '3abaya', '3abayat'),
  ...of(['hijab'], 'hijab', '7ijab', 'hejab', '7jab', 'isharb'),
  ...of(['manteau'], 'manto', 'manteau', 'mantou'),
  ...of(kind.trousers, 'bantalon', 'bantaloon', 'bantal', 'bentalon'),
  ...of(kind.jackets, 'jaket', 'jakeet', 'jakett'),
  ...of(kind.knits, 'kanze', 'kanza', 'kenze'),
  ...of(kind.tops, 'blouze', 'bloze', 'blooza'),
  ...of(kind.shirts, '2amis', 'amis', 'qamis', 'kamis'),
  ...of(['skirt', 'swimsuit'], 'tannoura', 'tanoura', 'tannura'),
  ...of(kind.openShoes, 'shahata', 'sha7ata', 'shahhata', 'sandal'),
  ...of(kind.shoes, 'kendra', 'kondra', 'subbat', 'sabbat'),
  ...of(['womens-heels', 'ankle-boots'], 'ka3b', 'kaab 3ali'),
  ...of(kind.bags, 'shanta', 'shantaye', 'chanta'),
  ...of(['handbag'], 'jezdan', 'jizdan'),
  ...of(['belt'], '2shat', 'hizam', '7izam'),
  ...of(kind.hats, 'ta2iye', 'taqiya', 'tae2iye'),
  ...of(kind.pyjamas, 'bijama', 'pijama', 'bejama'),
  ...of(['socks-pack'], 'jawareb', 'jrabat', 'kalsat'),
  ...of(kind.tees, 'tishirt', 'teshert'),
  ...inColor('black', kind.dresses, 'fustan aswad', 'fustan eswed'),
  ...of(['girls-dress'], 'fustan banati'),
  ...of(['mens-jeans'], 'jeans rijali', 'jinz rjali'),
  ...piece('sprig-linen-dress', 'fustan kettan', 'fustan ketan'),
];
