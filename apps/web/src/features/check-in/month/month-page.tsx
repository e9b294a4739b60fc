import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, LayoutGrid, Lock, Printer, Share2, Smartphone } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { wovenMonth } from '../../../components/kolam/woven-month'
import { EmptyState } from '../../../components/picture/empty-state'
import { BackLink } from '../../../components/ui/back-link'
import { Button, ButtonLink } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { useToast } from '../../../components/ui/toast'
import { paths } from '../../../config/paths'
import type { PresentRecord } from '../../../data/records/record-store'
import { useRecords } from '../../../data/records/use-records'
import { useFormat } from '../../../lib/format'
import { useSetPageTitle } from '../../../lib/page-title'
import { useNow } from '../../../lib/use-now'
import { downloadFile } from '../../../platform/download-file'
import { sharePicture } from '../../../platform/share-picture'
import { givenIn, type Month, monthDays, monthName, monthOf, monthsFrom } from './month-days'
import styles from './month-page.module.css'
import { monthPicture, pictureSizes, yearPicture } from './month-picture'
import { WovenDrawing } from './woven-drawing'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The check-ins of a month woven together: to look at, to print, to share as a picture and to keep as wallpaper; and the year they stand in as a poster. */
export function MonthPage({ month: asked }: { month: Month | null }) {
  const { t } = useTranslation(['check_in', 'common', 'frame'])
  const format = useFormat()
  const current = monthOf(useNow())
  const month = asked ?? current
  const title = format.date(new Date(month.year, month.month, 1), 'month')
  const isCurrent = monthName(month) >= monthName(current)
  const checkIns = useRecords('check-ins')
  useSetPageTitle(title)
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.back}>
        <BackLink to={paths.profile}>{t('frame:bar.you')}</BackLink>
      </div>
      <PageHeading
        title={title}
        actions={
          <nav aria-label={t('month.title')} className={styles.ways}>
            <Link
              to={paths.months}
              search={{ month: monthName(monthsFrom(month, -1)) }}
              className={styles.way}
              aria-label={t('month.earlier')}
            >
              <ChevronLeft {...icon} size={24} />
            </Link>
            {!isCurrent && (
              <Link
                to={paths.months}
                search={{ month: monthName(monthsFrom(month, 1)) }}
                className={styles.way}
                aria-label={t('month.later')}
              >
                <ChevronRight {...icon} size={24} />
              </Link>
            )}
          </nav>
        }
      />
      {checkIns.state === 'waiting' && <Loading label={t('common:loading')} />}
      {checkIns.state === 'offline' && <EmptyState picture="wire" message={t('list.offline')} />}
      {checkIns.state === 'failed' && (
        <FailedState message={t('list.failed')} retryLabel={t('common:try_again')} onRetry={checkIns.retry} />
      )}
      {checkIns.state === 'ready' && (
        <Woven month={month} title={title} isCurrent={isCurrent} given={checkIns.records} />
      )}
    </div>
  )
}

type WovenProps = { month: Month; title: string; isCurrent: boolean; given: readonly PresentRecord<'check-ins'>[] }

function Woven({ month, title, isCurrent, given }: WovenProps) {
  const { t } = useTranslation('check_in')
  const format = useFormat()
  const showToast = useToast()
  const name = monthName(month)
  const count = givenIn(month, given).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is the month
  const woven = useMemo(() => wovenMonth(monthDays(month, given)), [name, given])

  async function make(file: string, picture: () => Promise<Blob>, hand: typeof sharePicture | typeof downloadFile) {
    try {
      await hand(`maitri-${file}.png`, await picture())
    } catch {
      showToast({ tone: 'error', message: t('month.not_made') })
    }
  }

  const ofMonth = (size: keyof typeof pictureSizes) => () => monthPicture(woven, title, pictureSizes[size])
  const ofYear = () =>
    yearPicture(
      Array.from({ length: 12 }, (_, index) => ({
        woven: wovenMonth(monthDays({ year: month.year, month: index }, given)),
        title: format.date(new Date(month.year, index, 1), 'month'),
      })),
      format.date(new Date(month.year, 0, 1), 'year'),
    )

  return (
    <>
      <section className={`stone ${styles.picture}`} aria-label={title}>
        <div className={styles.weekdays} aria-hidden="true">
          {Array.from({ length: 7 }, (_, index) => (
            // The first of June 2026 is a Monday.
            // biome-ignore lint/suspicious/noArrayIndexKey: weekdays never change their order
            <span key={index}>{format.date(new Date(2026, 5, 1 + index), 'narrow_weekday')}</span>
          ))}
        </div>
        <WovenDrawing month={woven} />
        <p className={styles.month} aria-hidden="true">
          {title}
        </p>
        <p className={styles.count}>{count === 0 ? t('month.empty') : t('month.count', { count })}</p>
      </section>
      {count === 0 && isCurrent && (
        <p>
          <ButtonLink to={paths.home}>{t('month.begin')}</ButtonLink>
        </p>
      )}
      {count > 0 && (
        <>
          <p className={styles.note}>{t('month.note')}</p>
          <div className={styles.actions}>
            <Button icon={<Share2 {...icon} />} onClick={() => void make(name, ofMonth('share'), sharePicture)}>
              {t('month.share')}
            </Button>
            <Button variant="secondary" icon={<Printer {...icon} />} onClick={() => window.print()}>
              {t('month.print')}
            </Button>
            <Button
              variant="secondary"
              icon={<Smartphone {...icon} />}
              onClick={() => void make(name, ofMonth('wallpaper'), downloadFile)}
            >
              {t('month.wallpaper')}
            </Button>
            <Button
              variant="secondary"
              icon={<LayoutGrid {...icon} />}
              onClick={() => void make(String(month.year), ofYear, downloadFile)}
            >
              {t('month.year')}
            </Button>
          </div>
          <p className={styles.private}>
            <Lock {...icon} />
            {t('month.private')}
          </p>
        </>
      )}
      <p>
        <Link to={paths.profile} search={{ tab: 'progress' }} className={styles.list}>
          {t('list.title')}
        </Link>
      </p>
    </>
  )
}
