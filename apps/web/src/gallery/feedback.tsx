import { useWords } from '../platform/i18n/i18n.ts'
import { Banner } from '../ui/display/banner.tsx'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { PlainButton } from '../ui/actions/plain-button.tsx'
import { ProgressBar } from '../ui/display/progress.tsx'
import { SkeletonBlock, SkeletonCard, SkeletonRows, Skeletons, SkeletonText } from '../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/display/states.tsx'
import { Columns, Section } from './section.tsx'
import { galleryWords } from './words.ts'

export function Feedback() {
  const { sections, banner, empty, progress } = useWords(galleryWords)
  return (
    <Section id="feedback" title={sections.feedback}>
      <div className="grid gap-3">
        <Banner onClose={() => {}}>{banner.info}</Banner>
        <Banner tone="positive">{banner.positive}</Banner>
        <Banner tone="warning" title={banner.warning} action={<PlainButton size="small">{banner.renew}</PlainButton>}>
          {banner.warningText}
        </Banner>
        <Banner tone="danger" onClose={() => {}}>
          {banner.danger}
        </Banner>
      </div>
      <Columns three>
        <Card pad="none">
          <EmptyState
            title={empty.title}
            text={empty.text}
            action={<ButtonLink href="#lists">{empty.action}</ButtonLink>}
          />
        </Card>
        <Card pad="none">
          <EmptyState illustration="search" title={empty.search} text={empty.searchText} />
        </Card>
        <Card pad="none">
          <ErrorState onRetry={() => {}} />
        </Card>
      </Columns>
      <Columns>
        <Skeletons>
          <SkeletonCard />
          <SkeletonCard />
        </Skeletons>
        <Skeletons>
          <SkeletonText />
          <SkeletonRows rows={2} />
          <SkeletonBlock className="h-20" />
        </Skeletons>
      </Columns>
      <Columns three>
        <ProgressBar label={progress.upload} value={0.62} />
        <ProgressBar label={progress.strength} value={0.35} tone="point" />
        <ProgressBar label={progress.report} />
      </Columns>
    </Section>
  )
}
