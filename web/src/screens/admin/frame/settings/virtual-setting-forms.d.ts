declare module 'virtual:setting-forms' {
  /** The fields of every setting by the place that changes them, in order; the build makes them of the contract. */
  export const settingForms: Readonly<
    Record<
      import('@atelier/contract/site-settings').SettingPlace,
      readonly import('@atelier/contract/describe-setting-forms').SettingField[]
    >
  >
}
