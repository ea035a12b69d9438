const picturesOf = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The pictures that were let fall on the text, from a window beside. */
export const droppedPictures = ({ dataTransfer }: DragEvent): File[] => picturesOf(dataTransfer);

/** A pasted picture, as of a screenshot. Word and browsers give a picture of a text beside the text itself: that is none. */
export const pastedPictures = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData?.types.includes('text/html') ? [] : picturesOf(clipboardData);

/** Files were let fall on the text, and none of them can stand in it. */
export const hasOnlyOtherFiles = ({ dataTransfer }: DragEvent): boolean =>
  (dataTransfer?.files.length ?? 0) > 0 && picturesOf(dataTransfer).length === 0;
