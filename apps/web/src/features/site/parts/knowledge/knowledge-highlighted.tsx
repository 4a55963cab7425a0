import { highlightedParts } from '@fareeq/domain/site/rules-search.ts'

/** Highlights the matches of a search in any word form: <Found text={title} question="عقد" /> */
export const Highlighted = ({ text, question }: { text: string; question: string }) =>
  question === ''
    ? text
    : highlightedParts(text, question).map((piece, at) =>
        piece.isMatch ? (
          <mark key={at} className="rounded-xs bg-point-soft text-point-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )
