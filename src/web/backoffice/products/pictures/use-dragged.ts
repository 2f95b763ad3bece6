import { type DragEvent, useState } from 'react';

/** The place of the item that is being dragged. */
let from: number | null = null;

/** For an item of a list that is sorted by dragging its picture. A file that is dragged over it is none of its own. */
export function useDragged(place: number, onMove: (from: number, to: number) => void) {
  const [isOver, setOver] = useState(false);
  const isOther = () => from !== null && from !== place;
  return {
    'data-over': isOver || undefined,
    onDragStart: () => {
      from = place;
    },
    onDragEnd: () => {
      from = null;
    },
    onDragOver: (event: DragEvent) => {
      if (!isOther()) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (from === null) return;
      event.preventDefault();
      if (isOther()) onMove(from, place);
      from = null;
    },
  };
}
