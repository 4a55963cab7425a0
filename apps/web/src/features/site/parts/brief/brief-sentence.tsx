import { piecesOf } from './brief-marks.ts'

/** The text with its parsed words highlighted. */
export const BriefSentence = ({ text, sources }: { text: string; sources: readonly string[] }) => (
  <p dir="auto" className="text-[0.9375rem] whitespace-pre-line text-ink-soft">
    {piecesOf(text, sources).map(({ text: piece, isRead: read }, at) =>
      read ? (
        <mark key={at} className="rounded-xs bg-point-soft box-decoration-clone px-0.5 text-ink">
          {piece}
        </mark>
      ) : (
        piece
      ),
    )}
  </p>
)
