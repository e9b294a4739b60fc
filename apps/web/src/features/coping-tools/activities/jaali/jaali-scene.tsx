import styles from './jaali-scene.module.css'

/** What is seen through the stone: a river at dawn, hills under the moon, a garden in the rain. `turn` is any whole number from 0: they take turns. */
export function JaaliScene({ turn }: { turn: number }) {
  const Scene = scenes[turn % scenes.length] ?? River
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      className={styles.scene}
      aria-hidden="true"
      focusable="false"
    >
      <Scene />
    </svg>
  )
}

function River() {
  return (
    <>
      <path className={styles.dawn} d="M0 0h200v200H0z" />
      <circle className={styles.sun} cx="128" cy="70" r="22" />
      <path className={styles.far} d="M0 104q34-34 66-14q30-30 62-2q30-22 72 12v26H0z" />
      <path className={styles.water} d="M0 116h200v84H0z" />
      <path className={styles.glint} d="M112 126h34M104 138h48M116 150h28M98 162h60M110 176h36" />
      <path className={styles.near} d="M22 150q30 12 62 0q-8 16-31 16t-31-16zM52 150v-36q16 18 18 34z" />
    </>
  )
}

function Hills() {
  return (
    <>
      <path className={styles.night} d="M0 0h200v200H0z" />
      <path className={styles.stars} d="M24 30v.1M58 18v.1M84 46v.1M170 70v.1M182 26v.1M36 66v.1M108 22v.1" />
      <path className={styles.moon} d="M150 30a26 26 0 1 0 18 44a22 22 0 1 1-18-44z" />
      <path className={styles.far} d="M0 130q40-50 82-18q44-52 118 6v82H0z" />
      <path className={styles.near} d="M0 160q60-34 112-8q44-24 88-2v50H0z" />
      <path className={styles.lights} d="M70 156v.1M82 162v.1M128 158v.1M140 166v.1M104 170v.1" />
    </>
  )
}

function Garden() {
  return (
    <>
      <path className={styles.rainy} d="M0 0h200v200H0z" />
      <path
        className={styles.rain}
        d="M30 10l-8 22M70 4l-8 22M112 14l-8 22M154 6l-8 22M188 18l-8 22M46 50l-8 22M94 54l-8 22M172 56l-8 22M24 92l-8 22"
      />
      <path className={styles.near} d="M132 200V112M132 150q-22-6-26-26M132 138q20-6 24-24" />
      <circle className={styles.leaves} cx="132" cy="84" r="34" />
      <circle className={styles.leaves} cx="104" cy="106" r="22" />
      <circle className={styles.leaves} cx="160" cy="104" r="24" />
      <path className={styles.far} d="M0 176q50-18 100 0t100-4v28H0z" />
      <path className={styles.lights} d="M118 78v.1M142 92v.1M128 62v.1M160 100v.1M102 104v.1" />
    </>
  )
}

const scenes = [River, Hills, Garden] as const
