import type {
  BackpackLook,
  BagLook,
  BeltLook,
  BootLook,
  CapLook,
  EarringsLook,
  FoldedLook,
  HairClipsLook,
  HeelLook,
  OxfordLook,
  SandalLook,
  ScarfLook,
  SneakerLook,
  SocksLook,
} from './accessory-look.ts';
import type {
  AbayaLook,
  BabywearLook,
  CoatLook,
  DressLook,
  KaftanLook,
  NewbornLook,
  PufferLook,
  SetLook,
  ShirtLook,
  SkirtLook,
  TrousersLook,
  VestLook,
} from './clothes-look.ts';

/** Everything a drawing is made from: plain data, so it can be stored, sent and hashed. */
export type Look =
  | DressLook
  | SkirtLook
  | ShirtLook
  | CoatLook
  | TrousersLook
  | AbayaLook
  | KaftanLook
  | SneakerLook
  | HeelLook
  | BootLook
  | OxfordLook
  | SandalLook
  | BagLook
  | BeltLook
  | CapLook
  | BackpackLook
  | ScarfLook
  | SocksLook
  | EarringsLook
  | HairClipsLook
  | VestLook
  | PufferLook
  | BabywearLook
  | NewbornLook
  | SetLook
  | FoldedLook;
