import { readHref, safeRedirect } from '@fareeq/domain/navigation/hrefs.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Suspense } from 'react'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { lazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { storage } from '../../platform/session/storage.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Banner } from '../../ui/display/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ProfileHost } from '../../features/talents/parts/profile/profile-host.tsx'
import { TermsDirect } from '../../features/talents/parts/terms/terms-direct.tsx'
import { TermsForm } from '../../features/talents/parts/terms/terms-form.tsx'
import { useHomeWords } from '../../features/talents/messages/home/en.ts'
import { useTermsWords } from '../../features/talents/messages/terms/en.ts'

/** Lazy: only when a company waits. */
const WaitingRequest = lazyPart(
  lazyModule(() => import('../../features/interviews/parts/waiting-request.tsx')),
  (part) => part.WaitingRequest,
)

export const Screen = () => <ProfileHost>{(profile) => <Terms profile={profile} />}</ProfileHost>

function Terms({ profile }: { profile: Profile }) {
  const words = useTermsWords()
  const { nav } = useHomeWords()
  const isLocked = profile.basicInfo.is_locked_for_salary_update
  const from = readHref(useHref()).query.from === 'profile' ? 'profile' : 'home'
  const back = pathTo(from === 'profile' ? 'talentProfile' : 'talentHome')
  const leave = () => {
    void showToast({ title: words.saved, tone: 'positive' })
    // Redirected here by the salary lock: the wanted page is the return address.
    const target = isLocked ? safeRedirect(storage.get('returnTo')) : null
    if (target) storage.remove('returnTo')
    void navigate(target ?? back)
  }
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        back={isLocked ? undefined : { label: nav[from], as: PageLink, href: back }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          {isLocked && (
            <Suspense fallback={null}>
              <WaitingRequest
                otherwise={
                  <Banner tone="warning" role="status" title={words.locked.title}>
                    {words.locked.text}
                  </Banner>
                }
              />
            </Suspense>
          )}
          <Card pad="large">
            <TermsForm profile={profile} onSaved={leave} guarded />
          </Card>
        </div>
        <TermsDirect />
      </div>
    </>
  )
}
