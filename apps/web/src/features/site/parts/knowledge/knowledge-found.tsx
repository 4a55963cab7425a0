import { foundPieces } from '@fareeq/domain/site/rules-search.ts'

/** A text with the sought words marked, in whatever form they stand there: <Found text={title} question="عقد" /> */
export const Found = ({ text, question }: { text: string; question: string }) =>
  question === ''
    ? text
    : foundPieces(text, question).map((piece, at) =>
        piece.found ? (
          <mark key={at} className="rounded-xs bg-point-soft text-point-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )
