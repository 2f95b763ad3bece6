import { type DragEvent, useState } from 'react';

/** The place of the item that is being dragged. */
let from: number | null = null;

/** Drag handlers for an item of a sortable list. Files dragged in from outside the page are ignored. */
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
