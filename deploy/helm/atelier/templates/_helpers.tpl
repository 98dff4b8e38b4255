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

{{/* The pod of a role; takes a dict of root, role, and part (the role's values). */}}
{{- define "atelier.pod" -}}
{{- $root := .root -}}
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
  terminationGracePeriodSeconds: {{ add $root.Values.preStopSeconds $root.Values.stopGraceSeconds 10 }}
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
        - configMapRef:
            name: {{ include "atelier.name" $root }}
        - secretRef:
            name: {{ include "atelier.secretName" $root }}
      env:
        - name: ROLE
          value: {{ .role }}
      ports:
        - name: http
          containerPort: 3000
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
          mountPath: /data
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
