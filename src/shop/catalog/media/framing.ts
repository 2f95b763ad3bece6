/** The frame of a product's picture, 3 to 4. Lengths below are in its units: it is 3 wide and 4 high. */
export const FRAME = { width: 3, height: 4 };

/** The longest side of a picture that is sent, in pixels. */
export const LONGEST_SIDE = 2000;

/** Straightening turns by at most so many degrees to either side. */
export const MOST_TILT = 15;
export const MOST_ZOOM = 4;

/**
 * How a photograph lies in its frame. `x` and `y` move its center from the frame's, `zoom` 1 just fills the frame, and
 * `tilt` is in degrees besides the quarter turns.
 */
export type Framing = {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly tilt: number;
  readonly quarters: 0 | 1 | 2 | 3;
};

export const middle: Framing = { x: 0, y: 0, zoom: 1, tilt: 0, quarters: 0 };

export type Size = { readonly width: number; readonly height: number };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The turn in radians. */
export const turnOf = ({ tilt, quarters }: Framing): number => ((quarters * 90 + tilt) * Math.PI) / 180;

/** The box around something `width` × `height` that is turned. */
function boundsOf({ width, height }: Size, turn: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** The scale, in frame units a pixel, at which the turned photograph just fills the frame. */
function fillingScale(photo: Size, turn: number): number {
  // Seen from the photograph it is the frame that is turned.
  const frame = boundsOf(FRAME, turn);
  return Math.max(frame.width / photo.width, frame.height / photo.height);
}

/** The zoom at which the whole photograph is in the frame, with ground around it. */
export function leastZoom(photo: Size, framing: Framing): number {
  const turn = turnOf(framing);
  const bounds = boundsOf(photo, turn);
  const whole = Math.min(FRAME.width / bounds.width, FRAME.height / bounds.height);
  return Math.min(1, whole / fillingScale(photo, turn));
}

export const scaleOf = (photo: Size, framing: Framing): number =>
  fillingScale(photo, turnOf(framing)) * framing.zoom;

/**
 * The nearest framing that shows no more ground than its zoom must: a photograph that fills the frame is not moved past
 * its edge, a smaller one not out of the frame.
 */
export function fitted(photo: Size, framing: Framing): Framing {
  const tilt = between(-MOST_TILT, framing.tilt, MOST_TILT);
  const level = { ...framing, tilt };
  const zoom = between(leastZoom(photo, level), framing.zoom, MOST_ZOOM);
  const turn = turnOf(level);
  const scale = scaleOf(photo, { ...level, zoom });
  const frame = boundsOf(FRAME, turn);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, down] = [framing.x * cos + framing.y * sin, framing.y * cos - framing.x * sin];
  const room = (side: 'width' | 'height') => Math.abs(photo[side] * scale - frame[side]) / 2;
  const u = between(-room('width'), across, room('width'));
  const v = between(-room('height'), down, room('height'));
  return { ...level, zoom, x: u * cos - v * sin, y: u * sin + v * cos };
}

/** The size in pixels at which a framed photograph is drawn: as it is, at most 2,000 high, never enlarged. */
export function drawnSize(photo: Size, framing: Framing): Size {
  const height = Math.max(1, Math.min(LONGEST_SIDE, Math.round(FRAME.height / scaleOf(photo, framing))));
  return { width: Math.max(1, Math.round((height * FRAME.width) / FRAME.height)), height };
}
