declare module 'virtual:sections' {
  const sections: readonly import('./readSections').SectionCode[];
  export default sections;
}
