import type { Therapist } from '@maitri/contracts'
import { useState } from 'react'
import type { FamilyName } from '../../../components/kolam/grids'
import { KolamDrawing } from '../../../components/kolam/kolam-drawing'
import { classNames } from '../../../components/ui/class-names'
import type { Hue } from '../../../components/ui/hue'
import { initialsOf } from './initials-of'
import styles from './therapist-portrait.module.css'
import { useGrownFigure } from './use-grown-figure'

const hues = ['peacock', 'indigo', 'lotus', 'tulsi', 'marigold', 'brick'] as const satisfies readonly Hue[]

/** Those that grow within a few milliseconds, and look unlike each other. */
const families: readonly FamilyName[] = ['house7', 'lamp9', 'lamp7']

/** The tint of a therapist, by their place in the whole list: neighbours differ. */
export const hueAt = (place: number): (typeof hues)[number] => hues[place % hues.length] ?? 'peacock'

type TherapistPortraitProps = {
  therapist: Pick<Therapist, 'id' | 'name' | 'image'>
  /** Their place in the whole list. */
  place: number
  className?: string | undefined
}

/** The picture that came with the profile, or a figure of their own with their initials. The name beside it speaks to screen readers. */
export function TherapistPortrait({ therapist, place, className }: TherapistPortraitProps) {
  const { id, name, image } = therapist
  const [hasFailed, setHasFailed] = useState(false)
  // Pictures from elsewhere are not loaded: whoever served them would see who looks.
  const source = image?.startsWith('data:image/') && !hasFailed ? image : null
  return (
    <span
      className={classNames(styles.portrait, className)}
      data-hue={hueAt(place)}
      data-shared={`therapist:${id}`}
      aria-hidden="true"
    >
      {source ? (
        <img src={source} alt="" className={styles.image} onError={() => setHasFailed(true)} />
      ) : (
        <DrawnPortrait id={id} name={name} place={place} />
      )}
    </span>
  )
}

function DrawnPortrait({ id, name, place }: { id: string; name: string; place: number }) {
  const figure = useGrownFigure(`therapist:${id}`, families[place % families.length] ?? 'house7')
  return (
    <>
      {figure && <KolamDrawing figure={figure} />}
      <span className={styles.disc}>{initialsOf(name)}</span>
    </>
  )
}
