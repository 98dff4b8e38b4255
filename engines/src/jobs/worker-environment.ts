// Of the server's environment, workers get what finding files and fonts takes: no key and no address of a database lies where files of
// strangers are read.
const passed =
  /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SystemRoot|FONTCONFIG_\w+|XDG_\w+|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|NODE_V8_COVERAGE)$/

export const workerEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && passed.test(name) ? [[name, value]] : [],
    ),
  )
