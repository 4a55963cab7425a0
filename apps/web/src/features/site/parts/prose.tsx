import { type Block, readBlocks, readSpans } from '@fareeq/domain/site/rules-markdown.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'

type ProseSource = { text: string; blocks?: undefined } | { text?: undefined; blocks: readonly Block[] }
type Props = ProseSource & {
  /** Heading level of `##`: of the page, or below a section's heading. */
  top?: 2 | 3
  className?: string
}

/** Renders Markdown-lite: paragraphs, lists and quotes, with bold text and links. */
export const Prose = ({ text, blocks, top = 3, className }: Props) => (
  <div className={cx('measure flex flex-col gap-4 text-ink-soft', className)}>
    {(blocks ?? readBlocks(text)).map((block, at) => (
      <Piece key={at} block={block} top={top} />
    ))}
  </div>
)

function Piece({ block, top }: { block: Block; top: 2 | 3 }) {
  if (block.kind === 'heading') {
    const level = top + block.level - 2
    const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
    return (
      <Heading
        id={block.id}
        className={cx('break-after-avoid font-semibold text-ink', level === 2 ? 'mt-8 text-2xl' : 'mt-2 text-lg')}
      >
        {block.text}
      </Heading>
    )
  }
  if (block.kind === 'list') return <Items ordered={block.ordered} items={block.items} />
  if (block.kind === 'quote')
    return (
      <blockquote className="border-s-3 border-point ps-5 text-ink">
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
    <List className={cx('flex flex-col gap-2.5', ordered && 'list-decimal ps-7 marker:font-strong marker:text-accent')}>
      {items.map((item) => (
        <li key={item} className={ordered ? undefined : 'flex gap-3'}>
          {!ordered && (
            <span className="flex h-[1lh] flex-none items-center">
              <Nuqta className="text-[0.55em] text-point" />
            </span>
          )}
          <span className="min-w-0">
            <Spans text={item} />
          </span>
        </li>
      ))}
    </List>
  )
}

/** Inline Markdown-lite: bold, code and links. */
export const Spans = ({ text }: { text: string }) =>
  readSpans(text).map(({ text: words, bold, code, href }, at) => {
    if (href)
      return (
        <TextLink key={at} as={PageLink} href={href}>
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
      <code key={at} className="ltr-island rounded-xs bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] text-ink">
        {words}
      </code>
    ) : (
      words
    )
  })
