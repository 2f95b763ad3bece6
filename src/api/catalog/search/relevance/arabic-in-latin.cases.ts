import { type SearchCase, inColor, every, piece } from './case.ts';
import * as kind from './kinds.ts';

/** Arabic in Latin letters and digits, as typed on phones without an Arabic keyboard. */
export const arabicInLatin: readonly SearchCase[] = [
  ...every(kind.dresses, 'fustan', 'fostan', 'fistan', 'fasateen', 'foustan'),
  ...every(['abaya'], 'abaya', 'abaye', '3abaye', '3abaya', '3abayat'),
  ...piece('embroidered-crepe-kaftan', 'koftan', '2oftan', 'oftan'),
  ...every(['hijab'], 'hijab', '7ijab', 'hejab', '7jab', 'isharb'),
  ...every(['manteau'], 'manto', 'manteau', 'mantou'),
  ...every(kind.trousers, 'bantalon', 'bantaloon', 'bantal', 'bentalon'),
  ...every(kind.jackets, 'jaket', 'jakeet', 'jakett'),
  ...every(kind.knits, 'kanze', 'kanza', 'kenze'),
  ...every(kind.tops, 'blouze', 'bloze', 'blooza'),
  ...every(kind.shirts, '2amis', 'amis', 'qamis', 'kamis'),
  ...every(['skirt', 'swimsuit'], 'tannoura', 'tanoura', 'tannura'),
  ...every(kind.openShoes, 'shahata', 'sha7ata', 'shahhata', 'sandal'),
  ...every(kind.shoes, 'kendra', 'kondra', 'subbat', 'sabbat'),
  ...every(['womens-heels', 'ankle-boots'], 'ka3b', 'kaab 3ali'),
  ...every(kind.bags, 'shanta', 'shantaye', 'chanta'),
  ...every(['handbag'], 'jezdan', 'jizdan'),
  ...every(['belt'], '2shat', 'hizam', '7izam'),
  ...every(kind.hats, 'ta2iye', 'taqiya', 'tae2iye'),
  ...every(kind.pyjamas, 'bijama', 'pijama', 'bejama'),
  ...every(['socks-pack'], 'jawareb', 'jrabat', 'kalsat'),
  ...every(kind.tees, 'tishirt', 'teshert'),
  ...inColor('black', kind.dresses, 'fustan aswad', 'fustan eswed'),
  ...every(['girls-dress'], 'fustan banati'),
  ...every(['mens-jeans'], 'jeans rijali', 'jinz rjali'),
  ...piece('sprig-linen-dress', 'fustan kettan', 'fustan ketan'),
];
