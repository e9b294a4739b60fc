/**
 * Where this origin serves the face model and its wasm engine. The version of `@vladmandic/human` stands in it, so that the files can be
 * kept for good; `vite-plugin-face-model.ts` puts them there, and its test fails where the version is another.
 */
export const faceModelPath = '/assets/face-3.3.6/'
