{{/* Names and labels that all templates share. */}}

{{- define "atelier.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "atelier.labels" -}}
app.kubernetes.io/name: atelier
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "atelier.selector" -}}
app.kubernetes.io/name: atelier
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "atelier.secretName" -}}
{{- .Values.secret.existingSecret | default (include "atelier.name" .) -}}
{{- end -}}

{{- define "atelier.serviceAccountName" -}}
{{- if .Values.serviceAccount.create -}}
{{- .Values.serviceAccount.name | default (include "atelier.name" .) -}}
{{- else -}}
{{- .Values.serviceAccount.name | default "default" -}}
{{- end -}}
{{- end -}}

{{/* What the chart sets of docs/configuration.md, but for secrets and roles. */}}
{{- define "atelier.ownEnvironment" -}}
PORT: "3000"
DATA_DIR: /data
LOCAL_MODELS: "off"
# A pod's folder is no place for backups, nor has room for one: back the database up before you upgrade.
MIGRATION_BACKUP: "off"
STOP_GRACE_S: {{ .Values.stopGraceSeconds | quote }}
TRUST_PROXY: {{ .Values.trustProxy | quote }}
DATABASE_PREPARE: {{ .Values.databasePrepare | quote }}
WORKS_AT_ONCE: {{ .Values.worker.worksAtOnce | quote }}
S3_BUCKET: {{ required "s3.bucket: name the bucket that all servers share" .Values.s3.bucket | quote }}
S3_ENDPOINT: {{ .Values.s3.endpoint | quote }}
S3_REGION: {{ .Values.s3.region | quote }}
S3_PREFIX: {{ .Values.s3.prefix | quote }}
S3_FORCE_PATH_STYLE: {{ .Values.s3.forcePathStyle | quote }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ .Values.otlpEndpoint | quote }}
{{- end -}}

{{/* The same with extraEnv, each key once: what is named there wins. */}}
{{- define "atelier.environment" -}}
{{- $environment := include "atelier.ownEnvironment" . | fromYaml -}}
{{- range $key, $value := .Values.extraEnv -}}
{{- $_ := set $environment $key $value -}}
{{- end -}}
{{- toYaml $environment -}}
{{- end -}}

{{/* The pod of a role; takes a dict of root, role, and part (the role's values). */}}
{{- define "atelier.pod" -}}
{{- $root := .root -}}
{{- $environment := include "atelier.environment" $root | fromYaml -}}
metadata:
  labels:
    {{- include "atelier.selector" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
  annotations:
    # Pods are replaced when what they read from these changes.
    checksum/config: {{ include (print $root.Template.BasePath "/configmap.yaml") $root | sha256sum }}
    checksum/secret: {{ include (print $root.Template.BasePath "/secret.yaml") $root | sha256sum }}
spec:
  serviceAccountName: {{ include "atelier.serviceAccountName" $root }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ add $root.Values.preStopSeconds ($environment.STOP_GRACE_S | int) 10 }}
  {{- with $root.Values.image.pullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    seccompProfile:
      type: RuntimeDefault
  containers:
    - name: atelier
      image: "{{ $root.Values.image.repository }}:{{ $root.Values.image.tag | default $root.Chart.AppVersion }}"
      imagePullPolicy: {{ $root.Values.image.pullPolicy }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities:
          drop: [ALL]
      envFrom:
        - secretRef:
            name: {{ include "atelier.secretName" $root }}
        # After the secret: where both have a key, the last counts.
        - configMapRef:
            name: {{ include "atelier.name" $root }}
      env:
        - name: ROLE
          value: {{ .role }}
      ports:
        - name: http
          containerPort: {{ $environment.PORT }}
      lifecycle:
        preStop:
          exec:
            command: [sleep, {{ $root.Values.preStopSeconds | quote }}]
      startupProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 2
        failureThreshold: 150
      livenessProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: { path: /readyz, port: http }
        periodSeconds: 5
        timeoutSeconds: 5
        failureThreshold: 2
      resources:
        {{- toYaml .part.resources | nindent 8 }}
      volumeMounts:
        - name: data
          mountPath: {{ $environment.DATA_DIR }}
        - name: tmp
          mountPath: /tmp
  volumes:
    # Survives a restart of the container, not the pod: what the database has acknowledged is safe without it.
    - name: data
      emptyDir:
        sizeLimit: {{ .part.dataSize }}
    - name: tmp
      emptyDir: {}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "atelier.selector" $root | nindent 10 }}
          app.kubernetes.io/component: {{ .role }}
  {{- with .part.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .part.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .part.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}
