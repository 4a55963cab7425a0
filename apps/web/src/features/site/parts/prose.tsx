import { type Block, readBlocks, readSpans } from '@fareeq/domain/site/rules-markdown.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Nuqta } from '../../../ui/nuqta.tsx'

/** A text as it was written in Markdown-lite: paragraphs, lists and quotes, with bold words and links inside. */
export const Prose = ({ text }: { text: string }) => (
  <div className="measure flex flex-col gap-4 text-ink-soft">
    {readBlocks(text).map((block, at) => (
      <Piece key={at} block={block} />
    ))}
  </div>
)

function Piece({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <h3 id={block.id} className="text-lg font-semibold text-ink">
        {block.text}
      </h3>
    )
  if (block.kind === 'list') return <Items ordered={block.ordered} items={block.items} />
  if (block.kind === 'quote')
    return (
      <blockquote className="border-s-2 border-point ps-4">
        <Spans text={block.text} />
      </blockquote>
    )
  return (
    <p>
      <Spans text={block.text} />
    </p>
  )
}

function Items({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? 'list-decimal ps-6' : 'flex flex-col gap-2'}>
      {items.map((item) => (
        <li key={item} className={ordered ? undefined : 'flex gap-3'}>
          {!ordered && <Nuqta className="mt-3 size-2 shrink-0 text-point" />}
          <span>
            <Spans text={item} />
          </span>
        </li>
      ))}
    </List>
  )
}

const Spans = ({ text }: { text: string }) =>
  readSpans(text).map(({ text: words, bold, code, href }, at) => {
    if (href)
      return (
        <TextLink key={at} href={href}>
          {words}
        </TextLink>
      )
    if (bold)
      return (
        <strong key={at} className="font-strong text-ink">
          {words}
        </strong>
      )
    return code ? (
      <code key={at} className="ltr-island">
        {words}
      </code>
    ) : (
      words
    )
  })
