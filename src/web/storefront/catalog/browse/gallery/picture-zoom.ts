/** Zooms the picture at the mouse position until the mouse or focus leaves; loads the largest file first. */
export function toggleZoom(view: HTMLElement, at?: Point): void {
  const picture = view.querySelector('img');
  if (!picture) return;
  if (view.dataset['zoom']) return leave(view, picture);
  for (const source of view.querySelectorAll('source')) source.sizes = '960px';
  view.dataset['zoom'] = 'near';
  if (at) lookAt(view, picture, at);
  const follow = (event: PointerEvent) => lookAt(view, picture, event);
  const end = () => leave(view, picture);
  const ending = new AbortController();
  endings.set(view, ending);
  view.addEventListener('pointermove', follow, { signal: ending.signal });
  for (const event of ['pointerleave', 'focusout'])
    view.addEventListener(event, end, { signal: ending.signal });
}

type Point = { clientX: number; clientY: number };

const endings = new WeakMap<HTMLElement, AbortController>();

function leave(view: HTMLElement, picture: HTMLElement): void {
  endings.get(view)?.abort();
  delete view.dataset['zoom'];
  picture.style.transformOrigin = '';
}

function lookAt(view: HTMLElement, picture: HTMLElement, { clientX, clientY }: Point): void {
  const { left, top, width, height } = view.getBoundingClientRect();
  picture.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
