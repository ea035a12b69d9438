const days = [3, 6, 5];
const beadsOnRod = 10;
const beadStepPx = 25;
const firstCountedPx = 42.5;
const lastWaitingPx = 597.5;

/** On an abacus the fifth and the sixth bead differ. */
const isMiddle = (place: number) => place === 5 || place === 6;

interface Bead {
  readonly place: number;
  readonly counted: boolean;
  readonly path: string;
}

/** A bead is a line of 39 px with round ends, 21 px wide. */
const allBeads: readonly Bead[] = days.flatMap((count, rod) =>
  Array.from({ length: beadsOnRod }, (_, index) => {
    const place = index + 1;
    const counted = place <= count;
    const x = counted ? firstCountedPx + index * beadStepPx : lastWaitingPx - (beadsOnRod - place) * beadStepPx;
    return { place, counted, path: `M${x} ${46.5 + rod * 74}v39` };
  }),
);

const pathOf = (wanted: (bead: Bead) => boolean) =>
  allBeads
    .filter(wanted)
    .map((bead) => bead.path)
    .join('');

const cells = [0, 1].flatMap((row) => [14, 119, 224].map((x) => ({ x, y: 68 + row * 84 })));

/** The abacus that reads 365, and the portal's window over it with the first solutions. Always decoration. */
export function Poster({ logoUrls }: { logoUrls: readonly string[] }) {
  return (
    <div className="poster">
      <svg viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <path className="poster-rods" d="M0 66H640M0 140H640M0 214H640" />
        <g strokeWidth="21" strokeLinecap="round">
          <path stroke="#f6f1e6" d={pathOf(({ place, counted }) => counted && !isMiddle(place))} />
          <path stroke="#7dae95" d={pathOf(({ place }) => isMiddle(place))} />
          <path stroke="#cfb27c" d={pathOf(({ place, counted }) => !counted && !isMiddle(place))} />
        </g>
        <Window logoUrls={logoUrls} />
      </svg>
    </div>
  );
}

function Window({ logoUrls }: { logoUrls: readonly string[] }) {
  return (
    <g transform="translate(316 208) scale(.885)">
      <rect x="-7" y="7" width="332" height="300" rx="13" fill="#0a2a21" opacity=".35" />
      <path fill="#faf8f4" d="M12 0h306a12 12 0 0 1 12 12v278H0V12A12 12 0 0 1 12 0z" />
      <path fill="#fff" d="M0 12A12 12 0 0 1 12 0h306a12 12 0 0 1 12 12v18H0z" />
      <path stroke="#e5e0d4" d="M0 30h330" />
      <g transform="translate(14 9) scale(.38)">
        <path stroke="#b3a98f" strokeWidth="2.5" d="M2 16h44" />
        <path stroke="#12503f" strokeWidth="8" strokeLinecap="round" d="M9 8v16M19 8v16" />
        <path stroke="#cfb27c" strokeWidth="8" strokeLinecap="round" d="M39 8v16" />
      </g>
      <g strokeWidth="4" strokeLinecap="round">
        <path stroke="#1b201c" d="M48 15h24" />
        <path stroke="#cfc8b8" d="M84 15h18M114 15h22M148 15h16" />
      </g>
      <circle cx="310" cy="15" r="7" fill="#e5efe9" />
      <rect x="14" y="44" width="96" height="9" rx="4" fill="#1b201c" />
      <rect x="250" y="41" width="66" height="15" rx="5" fill="#12503f" />
      {logoUrls.slice(0, cells.length).map((url, index) => (
        <Cell key={url} logoUrl={url} x={cells[index]?.x ?? 0} y={cells[index]?.y ?? 0} />
      ))}
    </g>
  );
}

function Cell({ logoUrl, x, y }: { logoUrl: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="92" height="74" rx="8" fill="#fff" stroke="#e5e0d4" />
      <image href={logoUrl} x="10" y="10" width="20" height="20" />
      <rect x="10" y="38" width="60" height="5" rx="2.5" fill="#1b201c" />
      <rect x="10" y="48" width="42" height="4" rx="2" fill="#b9bcb3" />
      <rect x="10" y="59" width="34" height="8" rx="3" fill="#12503f" />
    </g>
  );
}
