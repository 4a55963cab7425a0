import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { countsQuery } from '../api-ops.ts'
import { Board } from '../parts/board.tsx'
import { List } from '../parts/list.tsx'
import { LAYOUTS, showView, viewIn } from '../parts/pipeline-address.ts'
import { PipelineFilters } from '../parts/pipeline-filters.tsx'
import { SavedViews } from '../parts/saved-views.tsx'
import { usePipelineWords } from '../messages/en.ts'

/** The pipeline as a board or as a list. */
export function Screen() {
  const words = usePipelineWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  const mayRead = staff !== null && staffMay(staff.roles, 'selections.read')
  const counts = useQuery({ ...countsQuery({}), enabled: mayRead }).data
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  const view = viewIn(query)
  const { layout, filter } = view
  const mayMove = staffMay(staff.roles, 'selections.move')
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        badge={
          counts &&
          counts.late > 0 && (
            <Badge tone="danger" dot>
              {words.lateCount(counts.late)}
            </Badge>
          )
        }
        actions={
          <div className="flex flex-wrap items-center gap-3">
            {staffMay(staff.roles, 'talents.import') && (
              <ButtonLink
                as={PageLink}
                kind="quiet"
                size="small"
                href={pathTo('opsRecord', { section: 'pipeline', id: 'import' })}
              >
                <FileUp aria-hidden />
                {words.importLink}
              </ButtonLink>
            )}
            <SavedViews />
            <Segmented
              label={words.view}
              labelHidden
              options={LAYOUTS.map((id) => ({ id, label: words[id] }))}
              value={layout}
              onChange={(next) => showView({ layout: next, filter })}
            />
          </div>
        }
      />
      <PipelineFilters view={view} />
      {layout === 'board' ? <Board filter={filter} mayMove={mayMove} /> : <List filter={filter} mayMove={mayMove} />}
    </>
  )
}
