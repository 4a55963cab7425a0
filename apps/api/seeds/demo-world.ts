import type { Db } from '../src/platform/db/database.ts'
import type { Files } from '../src/platform/files/files.ts'
import { seedAccounts } from './accounts.ts'
import { seedAnnouncedTransfers } from './announced-transfers.ts'
import { seedAssessments } from './assessments.ts'
import { seedAtWork } from './at-work.ts'
import { seedBans } from './bans.ts'
import { seedBooks } from './books.ts'
import { seedClientProjects } from './client-projects.ts'
import { seedInterviews } from './interviews.ts'
import { seedCompanies } from './companies.ts'
import { seedContent } from './content.ts'
import { seedConversations } from './conversations.ts'
import { seedContracts } from './contracts.ts'
import { seedBands } from './costs.ts'
import { seedInvoices } from './invoices.ts'
import { FEW, seedMany } from './many.ts'
import { seedMeetings } from './meetings.ts'
import { seedMessages } from './messages.ts'
import { seedNominations } from './nominations.ts'
import { seedOffers } from './offers.ts'
import { seedOrganisations } from './organisations.ts'
import { seedPolicies } from './policies.ts'
import { seedPrivacyRequests } from './privacy-requests.ts'
import { seedReferrals } from './referrals.ts'
import { seedRenewals } from './renewals.ts'
import { seedSecondLanguage } from './second-language.ts'
import { seedSelectionMeetings } from './selection-meetings.ts'
import { seedSelections } from './selections.ts'
import { seedSeller } from './sellers.ts'
import { seedSite } from './site/site.ts'
import { seedStaffTroubles } from './staff.ts'
import { seedTalentImports } from './talent-imports.ts'
import { seedTalents } from './talents.ts'
import { seedTickets } from './tickets.ts'
import { seedTimeOff } from './time-off.ts'
import { seedTracking } from './tracking.ts'

/**
 * A small demo world in both languages. Idempotent. Without the server's key staff have no authenticator, so that none can
 * sign in; without its files there are no bank transfers, which have a proof.
 */
export const seedDemoWorld = (db: Db, now: Date, secretKey?: string, files?: Files): Promise<void> =>
  db.transaction(async (db) => {
    await seedAccounts(db, now, secretKey)
    await seedTalents(db, now)
    await seedMany(db, FEW, now)
    await seedReferrals(db, now)
    await seedClientProjects(db, now)
    await seedBands(db, now)
    await seedOrganisations(db, now)
    await seedMeetings(db, now, secretKey)
    await seedNominations(db, now)
    await seedInterviews(db, now)
    await seedSecondLanguage(db)
    await seedContracts(db, now)
    await seedOffers(db, now)
    await seedRenewals(db, now)
    await seedSeller(db, now)
    await seedInvoices(db, now, secretKey, files)
    await seedBooks(db, now, files)
    await seedAnnouncedTransfers(db, now)
    await seedTimeOff(db, now)
    await seedAtWork(db, now)
    await seedConversations(db, now)
    await seedBans(db, now)
    await seedTickets(db, now)
    await seedCompanies(db, now)
    await seedAssessments(db, now)
    await seedSelections(db, now)
    await seedSelectionMeetings(db, now, secretKey)
    await seedTalentImports(db, now)
    await seedMessages(db, now)
    await seedPolicies(db, now)
    await seedPrivacyRequests(db, now)
    await seedSite(db, now)
    await seedContent(db, now)
    await seedStaffTroubles(db, now)
    await seedTracking(db, now)
  })
